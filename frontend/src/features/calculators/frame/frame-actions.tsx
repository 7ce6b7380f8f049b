import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { UndoNote } from '../inputs/undo-note.tsx'
import { CopyLink } from '../links/copy-link.tsx'
import { CopyText } from '../links/copy-text.tsx'
import { addressParts } from '../links/link-address.ts'
import type { ComparedRow } from '../scenarios/compared-row.ts'
import { mostScenarios, type Keeping, type KeptScenario } from '../scenarios/kept-scenarios.ts'
import { OpenScenarios } from '../scenarios/open-scenarios.tsx'
import styles from './calculator-frame.module.css'

const inWords = (rows: readonly ComparedRow[]) => rows.map(({ name, text }) => `${name}: ${text}`).join(', ')
/** More results than this make the line too long for a messenger. */
const mostResults = 3

/** Three lines for a messenger: the inputs except unset ones, the first results, and the link. */
export function messageOf(title: string, rows: readonly ComparedRow[], link: string) {
  const said = rows.filter(({ text, isUnset }) => text !== '—' && isUnset !== true)
  const isOutcome = ({ result, isResult }: ComparedRow) => result !== undefined || isResult === true
  const results = said.filter(isOutcome)
  const inputs = said.filter((row) => !isOutcome(row))
  return [inWords(inputs) || title, inWords(results.slice(0, mostResults)), link].join('\n')
}

interface FrameActionsProps {
  /** The title for the share sheet. */
  title: string
  /** A path with a query. */
  address: string
  /** Inputs and results, one row each. */
  rows: () => readonly ComparedRow[]
  /** Loads what `rows` needs, where that is a script of its own. */
  prepare: (() => Promise<unknown>) | undefined
  onKeep: () => Keeping
  kept: readonly KeptScenario[]
  onPut: (kept: readonly KeptScenario[]) => void
  onReset: () => void
  /** Fills the fields from a query. */
  onUndo: (query: string) => void
}

/** The buttons for the entered numbers: share, copy, save, reset. */
export function FrameActions({ title, address, rows, prepare, onKeep, kept, onPut, onReset, onUndo }: FrameActionsProps) {
  const [keeping, setKeeping] = useState<{ of: string; words: string }>()
  const [before, setBefore] = useState<string>()

  useEffect(() => void prepare?.().catch(() => undefined), [prepare])

  async function message() {
    await prepare?.()
    return messageOf(title, rows(), location.origin + address)
  }

  function reset() {
    setBefore(addressParts(address).query)
    onReset()
  }

  function undo() {
    if (before !== undefined) onUndo(before)
    setBefore(undefined)
  }

  return (
    <>
      <div className={styles.actions}>
        <CopyLink address={address} />
        <CopyText label="Copy result" done="Copied, ready to send" text={message} />
        <ShareButton title={title} address={address} />
        <Button onClick={() => setKeeping({ of: address, words: keepingText(onKeep()) })}>Save scenario</Button>
        <OpenScenarios path={addressParts(address).path} kept={kept} onOpen={onPut} />
        <Button onClick={reset}>Reset</Button>
      </div>
      <div className={styles.aside}>
        <UndoNote words={before === undefined ? undefined : 'Reset to the starting figures.'} onUndo={undo} />
        <LiveRegion role="status">{keeping?.of === address && keeping.words}</LiveRegion>
      </div>
    </>
  )
}

function keepingText(keeping: Keeping) {
  if (keeping.kind === 'full') return `You can save up to ${mostScenarios} scenarios. Remove one to save another.`
  if (keeping.kind === 'known') return `Already saved as scenario ${keeping.number}.`
  return `Saved as scenario ${keeping.number}, below the result. Change a figure to compare.`
}
