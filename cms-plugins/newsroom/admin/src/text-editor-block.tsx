import { figureAnswer } from '@artha/contract/figure-answer'
import {
  addressOfPicture,
  blockDraftOf,
  blockHint,
  blockTextHint,
  figureKeyOf,
  figurePartOf,
  figureParts,
  isBlockOffer,
  noAltNote,
  notABlock,
  withFigurePart,
} from '@artha/editor/block-draft'
import type { BlockDraft } from '@artha/editor/named-block'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { Box, Button, Field, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useLibraryDialog, type LibraryFile } from './library-dialog'
import { AddressField } from './text-editor-address'
import { EditorRow } from './text-editor-row'

interface BlockRowProps {
  /** The selected block; undefined for a new one. */
  block: BlockDraft | undefined
  onSave: (block: BlockDraft) => void
  onRemove: () => void
  onCancel: () => void
}

/** A row below the toolbar to choose what a block shows. */
export function BlockRow({ block, onSave, onRemove, onCancel }: BlockRowProps) {
  const [address, setAddress] = useState(block?.address ?? '')
  const [title, setTitle] = useState(block?.title ?? '')
  const [error, setError] = useState<string>()
  const [note, setNote] = useState<string>()

  function save() {
    const draft = blockDraftOf(address, title)
    if (draft === undefined) setError(notABlock)
    else onSave(draft)
  }

  const key = figureKeyOf(address)
  return (
    <EditorRow label={block ? 'Change the block' : 'Add a block'} thing="block" onSave={save} onRemove={block && onRemove} onCancel={onCancel}>
      <AddressField
        name="block-address"
        label="Shows"
        hint={blockHint}
        error={error}
        written={address}
        accepts={isBlockOffer}
        onWrite={setAddress}
        onChoose={({ title: found }) => {
          setTitle(found)
          setNote(undefined)
        }}
      />
      <PictureFromLibrary
        onChoose={({ documentId, caption, alternativeText }) => {
          setAddress(addressOfPicture(documentId))
          setTitle(caption ?? '')
          setNote(alternativeText ? undefined : noAltNote)
        }}
      />
      {note && <Typography role="status">{note}</Typography>}
      {key !== '' && <PartOfFigure figureKey={key} address={address} onChange={setAddress} />}
      <Field.Root name="block-title" hint={blockTextHint(address)}>
        <Field.Label>Text</Field.Label>
        <TextInput value={title} onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setTitle(currentTarget.value)} />
        <Field.Hint />
      </Field.Root>
    </EditorRow>
  )
}

/** A button that opens the Studio's media library. */
function PictureFromLibrary({ onChoose }: { onChoose: (file: LibraryFile) => void }) {
  const Library = useLibraryDialog()
  const [isOpen, setIsOpen] = useState(false)
  if (Library === undefined) return null
  return (
    <Box paddingTop={2} paddingBottom={2}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Choose a picture
      </Button>
      {isOpen && (
        <Library
          allowedTypes={['images']}
          multiple={false}
          onClose={() => setIsOpen(false)}
          onSelectAssets={([file]) => {
            setIsOpen(false)
            if (file) onChoose(file)
          }}
        />
      )}
    </Box>
  )
}

interface PartProps {
  figureKey: string
  address: string
  onChange: (address: string) => void
}

/** The choice of a part, for figures that are tables. */
function PartOfFigure({ figureKey, address, onChange }: PartProps) {
  const { answer } = usePluginAnswer(`/api/figures/${figureKey}`, figureAnswer)
  const parts = answer === undefined || answer.figureKey !== figureKey ? [] : figureParts(answer)
  if (parts.length === 0) return null
  return (
    <Box paddingBottom={2}>
      <Field.Root name="block-part">
        <Field.Label>Part of the table</Field.Label>
        <SingleSelect
          value={figurePartOf(address)}
          placeholder="None: link to the table"
          onChange={(part) => onChange(withFigurePart(address, String(part)))}
        >
          {parts.map(({ name, title }) => (
            <SingleSelectOption key={name} value={name}>
              {title}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  )
}
