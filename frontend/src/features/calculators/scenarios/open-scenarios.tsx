import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { KeptScenario } from './kept-scenarios.ts'
import { openScenarioFile } from './scenario-file.ts'

interface OpenScenariosProps {
  path: string
  kept: readonly KeptScenario[]
  onOpen: (kept: readonly KeptScenario[]) => void
}

/** Scenarios of a file, which may come from another device. It is read here and sent nowhere. */
export function OpenScenarios({ path, kept, onOpen }: OpenScenariosProps) {
  const [words, setWords] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined) {
    if (!file) return
    const opened = openScenarioFile(await file.text(), path, kept)
    setWords(opened.words)
    onOpen(opened.kept)
  }

  return (
    <>
      <Button onClick={() => chooser.current?.click()}>Saved scenarios</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Scenario file"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0])
          // The same file may be chosen again
          currentTarget.value = ''
        }}
      />
      <LiveRegion role="status">{words}</LiveRegion>
    </>
  )
}
