import { useEffect, useRef } from 'react'

/** The longest wait for a field to appear. A section that was just opened loads its rich-text editor. */
const patienceMs = 2_000
const stepMs = 50

/** After each failed attempt, moves the focus to the first wrong field, as soon as it appears. */
export function useFocusOnWrong<E extends HTMLElement>(tries: number) {
  const form = useRef<E>(null)
  useEffect(() => {
    if (tries === 0) return
    const since = performance.now()
    const look = () => {
      const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find((field) => !field.closest('[hidden]'))
      wrong?.focus()
      if (wrong !== undefined || performance.now() - since > patienceMs) clearInterval(timer)
    }
    const timer = setInterval(look, stepMs)
    look()
    return () => clearInterval(timer)
  }, [tries])
  return form
}
