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

/** Opens scenarios from a file, for example of another device. The file is read in the browser and not uploaded. */
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
          // Lets the reader choose the same file again
          currentTarget.value = ''
        }}
      />
      <LiveRegion role="status">{words}</LiveRegion>
    </>
  )
}
