import type { LibraryFileDetails } from '@artha/contract/media-library'
import { useState } from 'react'
import { guardHeaders, readMediaFile, useUpdateMedia } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { bodyOf, isSameWords, mergeWords, wordsOf, type FileWords, type FormName } from './words-merge.ts'
import { randomId } from '../../../lib/random-id.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

interface Base {
  words: FileWords
  version: number
}

const baseOf = (file: LibraryFileDetails): Base => ({ words: wordsOf(file), version: file.version })

const overtaken = (hasClashes: boolean) => ({
  title: 'Someone else changed this file in the meantime.',
  detail: hasClashes
    ? 'Choose wherever both of you changed something, then save.'
    : 'Their changes are in the form beside yours. Check them, then save.',
})

/** The words and focal point in a file's form. If somebody else saved in between, both sides are merged; what both changed must be chosen. */
export function useFileWords(file: LibraryFileDetails) {
  const [base, setBase] = useState(() => baseOf(file))
  const [words, setWords] = useState(base.words)
  const [theirs, setTheirs] = useState<Partial<FileWords>>({})
  const [problem, setProblem] = useState<FormProblem<FormName>>()
  const [isSaved, setIsSaved] = useState(false)
  const { write, isPending } = useUpdateMedia()
  const isUnsaved = !isSameWords(words, base.words)

  // Without own changes the form follows what was loaded again
  if (!isUnsaved && !isPending && file.version > base.version) {
    setBase(baseOf(file))
    setWords(wordsOf(file))
  }

  async function meet(mine: FileWords) {
    const now = await readMediaFile(file._id)
    const saved = wordsOf(now)
    const { merged, clashes } = mergeWords(base.words, mine, saved)
    setBase(baseOf(now))
    setWords(merged)
    setTheirs(Object.fromEntries(clashes.map((name) => [name, saved[name]])))
    setProblem(overtaken(clashes.length > 0))
  }

  async function send() {
    setProblem(undefined)
    setIsSaved(false)
    try {
      const headers = guardHeaders({ idempotencyKey: randomId(), version: base.version })
      const saved = await write({ id: file._id, body: bodyOf(words, base.words), headers })
      setBase(baseOf(saved))
      setWords(wordsOf(saved))
      setIsSaved(true)
    } catch (error) {
      const refused = refusalOf(error)
      if (refused.code === 'conflict') await meet(words).catch(() => setProblem(titledProblemOf(refused, 'It was not saved.')))
      else setProblem(titledProblemOf(refused, 'It was not saved.'))
    }
  }

  function save() {
    if (isPending) return
    if (Object.keys(theirs).length > 0) return setProblem(overtaken(true))
    void send()
  }

  function change<Name extends FormName>(name: Name, value: FileWords[Name]) {
    setWords((before) => ({ ...before, [name]: value }))
    setIsSaved(false)
    setProblem((before) => before && { ...before, fields: { ...before.fields, [name]: undefined } })
  }

  function choose<Name extends FormName>(name: Name, value: FileWords[Name]) {
    setWords((before) => ({ ...before, [name]: value }))
    setTheirs(({ [name]: _, ...others }) => others)
  }

  return { words, theirs, problem, isUnsaved, isSaved, isSaving: isPending, change, choose, save }
}
