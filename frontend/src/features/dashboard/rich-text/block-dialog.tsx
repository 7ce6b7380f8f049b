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
import type { LibraryFile } from '@artha/contract/media-library'
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useFigureOfBlock } from '../api.ts'
import { LinkOffers } from '../links/link-offers.tsx'
import { loadLibrary } from '../media/load-library.ts'
import type { LibraryProps } from '../media/use-library.ts'
import { useDebounced } from '../tables/use-debounced.ts'
import styles from '../links/link-dialog.module.css'

interface BlockDialogProps {
  /** The selected block; undefined for a new one. */
  block: BlockDraft | undefined
  onSave: (block: BlockDraft) => void
  onRemove: () => void
  onCancel: () => void
}

/** A dialog to choose what a block shows. It is inside the article's form, so Enter must not submit the article. */
export function BlockDialog({ block, onSave, onRemove, onCancel }: BlockDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [address, setAddress] = useState(block?.address ?? '')
  const [title, setTitle] = useState(block?.title ?? '')
  const [error, setError] = useState<string>()
  const [note, setNote] = useState<string>()
  useEffect(() => dialog.current?.showModal(), [])

  function save() {
    const draft = blockDraftOf(address, title)
    if (draft !== undefined) return onSave(draft)
    setError(notABlock)
    dialog.current?.querySelector('input')?.focus()
  }

  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
  }

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onCancel} onKeyDown={saveByKey}>
      <h2 className={styles.title} id={titleId}>
        {block ? 'Change the block' : 'Add a block'}
      </h2>
      <Field
        label="Shows"
        name="block-address"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={error}
        hint={blockHint}
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
      />
      <LinkOffers
        written={address}
        accepts={isBlockOffer}
        onChoose={(offer) => {
          setAddress(offer.path)
          setTitle(offer.title)
          setNote(undefined)
          dialog.current?.querySelector('input')?.focus()
        }}
      />
      <PictureFromLibrary
        onChoose={(file) => {
          if (file.kind !== 'image') return setNote('A block shows pictures only.')
          setAddress(addressOfPicture(file._id))
          setTitle(file.caption)
          setNote(file.alt === '' ? noAltNote : undefined)
        }}
      />
      {note && <p role="status">{note}</p>}
      <PartOfFigure address={address} onChange={setAddress} />
      <Field
        label="Text"
        name="block-title"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        hint={blockTextHint(address)}
        autoComplete="off"
      />
      <div className={styles.actions}>
        {block && (
          <Button look="bare" onClick={onRemove}>
            Remove block
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="strong" onClick={save}>
          Save block
        </Button>
      </div>
    </dialog>
  )
}

/** A button that opens the media library over the dialog. */
function PictureFromLibrary({ onChoose }: { onChoose: (file: LibraryFile) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const [Library, setLibrary] = useState<ComponentType<LibraryProps>>()
  const close = () => {
    setLibrary(undefined)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} onClick={() => void loadLibrary().then((loaded) => setLibrary(() => loaded))}>
        Choose a picture
      </Button>
      {Library && (
        <Library
          onClose={close}
          onChoose={(file) => {
            close()
            onChoose(file)
          }}
        />
      )}
    </>
  )
}

const typingDelayMs = 300

/** The choice of a part, for figures that are tables. */
function PartOfFigure({ address, onChange }: { address: string; onChange: (address: string) => void }) {
  const { data } = useFigureOfBlock(useDebounced(figureKeyOf(address), typingDelayMs))
  const parts = data === undefined ? [] : figureParts(data)
  if (parts.length === 0) return null
  return (
    <SelectField
      label="Part of the table"
      name="block-part"
      placeholder="None: link to the table"
      options={parts.map(({ name }) => name)}
      nameOf={(part) => parts.find(({ name }) => name === part)?.title ?? part}
      value={figurePartOf(address)}
      onChange={({ target }) => onChange(withFigurePart(address, target.value))}
    />
  )
}
