import { importColumns, importLimits, type SubscriberImportAnswer } from '@artha/contract/newsletter-subscriber'
import { useRef, useState } from 'react'
import { refusalOf } from '../../../api/refusal-of.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { randomId } from '../../../lib/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { guardHeaders, useImportSubscribers } from '../api.ts'
import table from '../tables/desk-table.module.css'
import styles from '../tables/manager.module.css'
import { addressesText, reasonTexts } from './subscriber-texts.ts'

const [addressColumn, dayColumn, proofColumn] = importColumns

/** The most refused rows on the screen. */
const mostShown = 100

/** A file as it was last checked, with the key of its import: a second press of the button imports nothing twice. */
interface Checked {
  answer: SubscriberImportAnswer
  idempotencyKey: string
}

/** Imports subscribers from a CSV file: it is checked first, which changes nothing. */
export function SubscriberImportForm({ onImported }: { onImported: () => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<FormProblem<'csv'>>()
  const [done, setDone] = useState<string>()
  const { write, isPending } = useImportSubscribers()

  function take(text: string) {
    setCsv(text)
    setChecked(undefined)
    setProblem(undefined)
    setDone(undefined)
  }

  async function choose(file: File) {
    take('')
    if (file.size > importLimits.characters) return setProblem({ title: 'The file is larger than 1 MB.', detail: 'Import it in several parts.' })
    try {
      take(await file.text())
    } catch {
      setProblem({ title: 'The file could not be read.', detail: 'Choose it again, or paste its text.' })
    }
  }

  /** Runs one request; `title` says that it failed. */
  async function run(title: string, work: () => Promise<void>) {
    if (isPending) return
    setProblem(undefined)
    setDone(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(titledProblemOf(refusalOf(error), title))
    }
  }

  const check = () =>
    run('The file cannot be imported.', async () => {
      setChecked(undefined)
      setChecked({ answer: await write({ body: { csv, isDryRun: true } }), idempotencyKey: randomId() })
    })

  const importNow = ({ idempotencyKey }: Checked) =>
    run('Nothing was imported.', async () => {
      const { toAsk } = await write({ body: { csv, isDryRun: false }, headers: guardHeaders({ idempotencyKey }) })
      take('')
      setDone(`${addressesText(toAsk)} imported. Each is asked by email to confirm.`)
      onImported()
    })

  return (
    <section className={styles.list} aria-labelledby="import">
      <SectionHeading id="import">Import</SectionHeading>
      <p className={styles.about}>
        {`A CSV file with the columns “${addressColumn}”, “${dayColumn}” (as in 2026-03-31) and “${proofColumn}” (where, and in which words), at most ${groupedNumber(importLimits.rows)} rows and 1 MB. An email asks each address once; nobody gets an issue before confirming.`}
      </p>
      <div>
        <Button onClick={() => picker.current?.click()}>Choose a CSV file</Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          aria-label="CSV file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) void choose(file)
            // Lets the same file be chosen again
            target.value = ''
          }}
        />
      </div>
      <TextareaField
        label="Or paste its text"
        name="csv"
        rows={7}
        spellCheck={false}
        autoComplete="off"
        maxLength={importLimits.characters}
        value={csv}
        error={problem?.fields?.csv}
        onChange={({ target }) => take(target.value)}
      />
      <div>
        <Button disabled={isPending || csv.trim() === ''} onClick={() => void check()}>
          {isPending && checked === undefined ? 'Checking …' : 'Check the file'}
        </Button>
      </div>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      <LiveRegion role="status">
        {done !== undefined && <Message kind="done" title={done} />}
        {checked && <p>{outcomeText(checked.answer)}</p>}
      </LiveRegion>
      {checked && <RefusedRows refused={checked.answer.refused} />}
      {checked && checked.answer.toAsk > 0 && (
        <div>
          <Button look="strong" disabled={isPending} onClick={() => void importNow(checked)}>
            {isPending ? 'Importing …' : `Import ${addressesText(checked.answer.toAsk)}`}
          </Button>
        </div>
      )}
    </section>
  )
}

function outcomeText({ toAsk, refused }: SubscriberImportAnswer) {
  const rows = refused.length === 1 ? '1 row is refused' : `${groupedNumber(refused.length)} rows are refused`
  return `${addressesText(toAsk)} will be asked to confirm; ${refused.length === 0 ? 'no row is refused' : rows}. Nothing is imported yet.`
}

function RefusedRows({ refused }: Pick<SubscriberImportAnswer, 'refused'>) {
  if (refused.length === 0) return null
  return (
    <>
      <table className={table.table} aria-label="Refused rows">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Why it is refused</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, mostShown).map(({ line, reason }) => (
            <tr key={line}>
              <th scope="row" className={table.name}>
                {line}
              </th>
              <td>{reasonTexts[reason]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refused.length > mostShown && <p className={styles.about}>{`And ${groupedNumber(refused.length - mostShown)} more.`}</p>}
    </>
  )
}
