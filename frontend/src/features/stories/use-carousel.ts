import { useEffect, useRef, useState } from 'react'
import { lastPlace, placeWithin } from './carousel-bounds.ts'

/** How long after its last movement a scrolled list counts as standing still. */
const settledAfterMs = 120

/** A list that scrolls sideways, by thumb and wheel too; its place follows wherever it comes to rest. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState(0)

  useEffect(() => () => clearTimeout(settling.current), [])

  function moveTo(wanted: number) {
    const next = placeWithin(wanted, count)
    setPlace(next)
    if (list.current) list.current.scrollLeft = startOf(list.current, next)
  }

  /** From the end of the way, where a narrow window shows the last card alone, by one card too: the place before the one that is seen. */
  function moveBack() {
    const seen = list.current && isAtEnd(list.current) ? seenFirst(list.current) : place
    moveTo(Math.max(place, seen) - 1)
  }

  function onScroll() {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => list.current && setPlace(placeOf(list.current, count)), settledAfterMs)
  }

  return { list, place: placeWithin(place, count), moveTo, moveBack, onScroll }
}

const leftOf = (card: Element | undefined) => (card instanceof HTMLElement ? card.offsetLeft : 0)

const startOf = (list: HTMLElement, place: number) => {
  const [first, card] = [list.children[0], list.children[place]]
  return leftOf(card) - leftOf(first)
}

const isAtEnd = (list: HTMLElement) => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1

/** The card that stands first, wherever the way ends. */
function seenFirst(list: HTMLElement) {
  const step = startOf(list, 1)
  return step === 0 ? 0 : Math.round(list.scrollLeft / step)
}

/** The place of the card that stands first. At the end of the way no card can come to stand there any more: that is the last place. */
function placeOf(list: HTMLElement, count: number) {
  return isAtEnd(list) ? lastPlace(count) : placeWithin(seenFirst(list), count)
}
