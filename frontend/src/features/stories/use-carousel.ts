import { useEffect, useRef, useState } from 'react'
import { lastPosition, clampPosition } from './carousel-bounds.ts'

/** A scrolled list counts as settled this long after its last movement. */
const settledAfterMs = 120

/** Manages a list that scrolls sideways. Its position also follows scrolling by touch and wheel. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState(0)

  useEffect(() => () => clearTimeout(settling.current), [])

  function moveTo(wanted: number) {
    const next = clampPosition(wanted, count)
    setPlace(next)
    if (list.current) list.current.scrollLeft = startOf(list.current, next)
  }

  /** Moves back by one card. At the end a narrow window shows the last card alone, so the step starts from the first visible card. */
  function moveBack() {
    const seen = list.current && isAtEnd(list.current) ? seenFirst(list.current) : place
    moveTo(Math.max(place, seen) - 1)
  }

  function onScroll() {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => list.current && setPlace(placeOf(list.current, count)), settledAfterMs)
  }

  return { list, place: clampPosition(place, count), moveTo, moveBack, onScroll }
}

const leftOf = (card: Element | undefined) => (card instanceof HTMLElement ? card.offsetLeft : 0)

const startOf = (list: HTMLElement, place: number) => {
  const [first, card] = [list.children[0], list.children[place]]
  return leftOf(card) - leftOf(first)
}

const isAtEnd = (list: HTMLElement) => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1

/** Returns the index of the first visible card. */
function seenFirst(list: HTMLElement) {
  const step = startOf(list, 1)
  return step === 0 ? 0 : Math.round(list.scrollLeft / step)
}

/** Returns the list's position: the first visible card, or the last position if the list cannot scroll further. */
function placeOf(list: HTMLElement, count: number) {
  return isAtEnd(list) ? lastPosition(count) : clampPosition(seenFirst(list), count)
}
