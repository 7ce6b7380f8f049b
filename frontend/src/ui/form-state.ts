import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'

/** The reason that a form was not sent or was rejected: a sentence, details, and an error for each wrong field. */
export interface FormProblem<Name extends string = string> {
  title: string
  detail?: string | undefined
  fields?: Partial<Record<Name, string>> | undefined
}

interface FormSettings<Name extends string> {
  /** The names of the inputs, in the order of the form. */
  names: readonly Name[]
  check: (values: Record<Name, string>) => FormProblem<Name> | undefined
  /** Resolves to the problem; undefined if the form was accepted. */
  send: (values: Record<Name, string>) => Promise<FormProblem<Name> | undefined>
}

/**
 * State of a form with uncontrolled fields: values that a password manager fills in without events count, and typed text stays. Focuses the first
 * wrong field.
 */
export function useForm<Name extends string>({ names, check, send }: FormSettings<Name>) {
  const [problem, setProblem] = useState<FormProblem<Name>>()
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    // The line assigns every name a value, so the cast is safe.
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

  /** Typing in a field clears its error; other errors stay until the next attempt. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const name = names.find((each) => target instanceof Element && each === target.getAttribute('name'))
    if (name !== undefined && problem?.fields?.[name] !== undefined) setProblem({ ...problem, fields: { ...problem.fields, [name]: undefined } })
  }

  return { form: { onSubmit, onInput }, problem, isSending }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
