import type { LinkOffer } from '@artha/editor/link-offers'
import { Field, TextInput } from '@strapi/design-system'
import { useRef } from 'react'
import { Offers } from './text-editor-offers'

interface AddressFieldProps {
  name: string
  label: string
  hint: string
  error: string | undefined
  /** The text in the address field. */
  written: string
  /** True for the pages to offer; all if left out. */
  accepts?: (offer: Pick<LinkOffer, 'path'>) => boolean
  onWrite: (written: string) => void
  onChoose: (offer: LinkOffer) => void
}

/** The first field of an editor's row: an address, with our own pages that match the typed words. A chosen page leads back to the field. */
export function AddressField({ name, label, hint, error, written, accepts, onWrite, onChoose }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Field.Root name={name} error={error} hint={hint}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          ref={input}
          value={written}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => onWrite(currentTarget.value)}
          autoFocus
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Offers
        written={written}
        accepts={accepts}
        onChoose={(offer) => {
          onWrite(offer.path)
          onChoose(offer)
          input.current?.focus()
        }}
      />
    </>
  )
}
