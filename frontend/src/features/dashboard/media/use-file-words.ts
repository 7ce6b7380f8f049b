import type { LibraryFileDetails, MediaWords } from '@artha/contract/media-library'
import { useState } from 'react'
import { guardHeaders, readMediaFile, useUpdateMedia } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { isSameWords, mergeWords, wordsOf, type WordName } from './words-merge.ts'
import { randomId } from '../../../lib/random-id.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

interface Base {
  words: MediaWords
  version: number
}

const baseOf = (file: LibraryFileDetails): Base => ({ words: wordsOf(file), version: file.version })

const overtaken = (hasClashes: boolean) => ({
  title: 'Someone else changed this file in the meantime.',
  detail: hasClashes
    ? 'Choose for each text that both of you changed, then save.'
    : 'Their changes are in the form beside yours. Check them, then save.',
})

/** The words of a file in its form. If somebody else saved in between, both sides are merged, and a text that both changed must be chosen. */
export function useFileWords(file: LibraryFileDetails) {
  const [base, setBase] = useState(() => baseOf(file))
  const [words, setWords] = useState(base.words)
  const [theirs, setTheirs] = useState<Partial<MediaWords>>({})
  const [problem, setProblem] = useState<FormProblem<WordName>>()
  const [isSaved, setIsSaved] = useState(false)
  const { write, isPending } = useUpdateMedia()
  const isUnsaved = !isSameWords(words, base.words)

  // Without own changes the form follows what was loaded again
  if (!isUnsaved && !isPending && file.version > base.version) {
    setBase(baseOf(file))
    setWords(wordsOf(file))
  }

  async function meet(mine: MediaWords) {
    const now = await readMediaFile(file._id)
    const { merged, clashes } = mergeWords(base.words, mine, wordsOf(now))
    setBase(baseOf(now))
    setWords(merged)
    setTheirs(Object.fromEntries(clashes.map((name) => [name, now[name]])))
    setProblem(overtaken(clashes.length > 0))
  }

  async function send() {
    setProblem(undefined)
    setIsSaved(false)
    try {
      const headers = guardHeaders({ idempotencyKey: randomId(), version: base.version })
      const saved = await write({ id: file._id, body: words, headers })
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

  function change(name: WordName, text: string) {
    setWords((before) => ({ ...before, [name]: text }))
    setIsSaved(false)
    setProblem((before) => before && { ...before, fields: { ...before.fields, [name]: undefined } })
  }

  function choose(name: WordName, text: string) {
    setWords((before) => ({ ...before, [name]: text }))
    setTheirs(({ [name]: _, ...others }) => others)
  }

  return { words, theirs, problem, isUnsaved, isSaved, isSaving: isPending, change, choose, save }
}
