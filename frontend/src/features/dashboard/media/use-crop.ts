import type { CropRectangle, LibraryFileDetails } from '@artha/contract/media-library'
import { useState } from 'react'
import { refusalOf } from '../../../api/refusal-of.ts'
import { randomId } from '../../../lib/random-id.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { guardHeaders, useCropMedia } from '../api.ts'

/** Crops a file into a new one, which `made` then is. */
export function useCrop(id: string) {
  const [problem, setProblem] = useState<FormProblem>()
  const [made, setMade] = useState<LibraryFileDetails>()
  const { write, isPending } = useCropMedia()

  async function send(body: CropRectangle) {
    setProblem(undefined)
    setMade(undefined)
    try {
      setMade(await write({ id, body, headers: guardHeaders({ idempotencyKey: randomId(), version: undefined }) }))
    } catch (error) {
      setProblem(titledProblemOf(refusalOf(error), 'It was not cropped.'))
    }
  }

  return { crop: (cut: CropRectangle) => !isPending && void send(cut), isCropping: isPending, problem, made }
}
