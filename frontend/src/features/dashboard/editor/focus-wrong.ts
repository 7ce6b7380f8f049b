import { useEffect, useRef } from 'react'

/** How long a field may take to appear: the rich-text editor of a section that has just been opened comes as script of its own. */
const patienceMs = 2_000
const stepMs = 50

/** After each failed try the focus goes to the first field that is wrong, as soon as it is there. */
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
