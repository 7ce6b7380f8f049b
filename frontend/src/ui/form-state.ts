import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'

/** Why a form was not sent or not taken: in one sentence, more about it, and what is wrong with each field. */
export interface FormProblem<Name extends string = string> {
  title: string
  detail?: string | undefined
  fields?: Partial<Record<Name, string>> | undefined
}

interface FormSettings<Name extends string> {
  /** The fields in their order, by the `name` of their inputs. */
  names: readonly Name[]
  check: (values: Record<Name, string>) => FormProblem<Name> | undefined
  /** Resolves to what went wrong, or to nothing. */
  send: (values: Record<Name, string>) => Promise<FormProblem<Name> | undefined>
}

/**
 * A form whose fields keep their own values: what a password manager has filled in before or without our events counts,
 * and what was typed stays. The focus goes to the first field that is wrong.
 */
export function useForm<Name extends string>({ names, check, send }: FormSettings<Name>) {
  const [problem, setProblem] = useState<FormProblem<Name>>()
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    // Each of the names is given its value in this line.
    const values = Object.fromEntries(names.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
    const found = check(values)
    if (found !== undefined) return show(form, found)
    isUnderWay.current = true
    setIsSending(true)
    setProblem(undefined)
    try {
      const refused = await send(values)
      if (refused !== undefined) show(form, refused)
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  function show(form: HTMLFormElement, found: FormProblem<Name>) {
    setProblem(found)
    const wrong = names.find((name) => found.fields?.[name] !== undefined)
    const input = wrong === undefined ? null : form.elements.namedItem(wrong)
    if (input instanceof HTMLElement) input.focus()
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isUnderWay.current) void submit(event.currentTarget)
  }

  /** What is typed answers what was said about that field; the rest stands until the next try. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const name = names.find((each) => target instanceof Element && each === target.getAttribute('name'))
    if (name !== undefined && problem?.fields?.[name] !== undefined) setProblem({ ...problem, fields: { ...problem.fields, [name]: undefined } })
  }

  return { form: { onSubmit, onInput }, problem, isSending }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
