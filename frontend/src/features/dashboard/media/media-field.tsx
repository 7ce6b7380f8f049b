import type { LibraryFile } from '@artha/contract/media-library'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LatePart } from '../../../ui/late-part.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { isVideoAddress } from '../../../lib/media-kind.ts'
import { withLibraryFile } from './library-file.ts'
import { fileNameOf } from './media-address.ts'
import { MediaAddressField } from './media-address-field.tsx'
import { acceptedTypes, mediaLimitText } from './media-file-problem.ts'
import { MediaPreview } from './media-preview.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useBlockedSubmit } from './use-blocked-submit.ts'
import { useLibrary, type LoadLibrary } from './use-library.ts'
import { useMediaUpload, type UploadMedia, type UploadState } from './use-media-upload.ts'
import styles from './media-field.module.css'

export type { LoadLibrary } from './use-library.ts'
export type { UploadMedia } from './use-media-upload.ts'

export interface MediaValue {
  imageUrl: string
  imageAlt: string
}

export interface MediaFieldProps {
  label: string
  value: MediaValue
  onChange: (value: MediaValue) => void
  upload: UploadMedia
  loadLibrary: LoadLibrary
  error?: string | undefined
}

/** A picture or video: uploaded (chosen, dropped or pasted), from the library, or by address. The current one stays until the new one is stored. */
export function MediaField({ label, value, onChange, upload, loadLibrary, error }: MediaFieldProps) {
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const libraryButton = useRef<HTMLButtonElement>(null)
  const library = useLibrary(libraryButton)
  const altAtStart = useRef('')
  const { state, send, clear } = useMediaUpload(upload, ({ secure_url: imageUrl }) => {
    // Keeps alternative text typed since the file was chosen; older text describes the old picture
    const isOfOldPicture = value.imageUrl !== '' && value.imageAlt === altAtStart.current
    onChange({ imageUrl, imageAlt: isOfOldPicture ? '' : value.imageAlt })
  })
  const take = (file: File) => {
    altAtStart.current = value.imageAlt
    library.setChosen(undefined)
    send(file)
  }
  const drop = useFileDrop(([file]) => file && take(file))
  const isSending = state.phase === 'sending'
  const { field, isBlocked } = useBlockedSubmit(isSending)
  const hasMedia = value.imageUrl !== ''

  function setMedia(media: MediaValue, chosen?: string) {
    clear()
    library.setChosen(chosen)
    onChange(media)
  }
  const setAddress = (imageUrl: string) => setMedia({ imageUrl, imageAlt: imageUrl === '' ? '' : value.imageAlt })

  function takeFromLibrary(file: LibraryFile) {
    library.setIsOpen(false)
    setMedia(withLibraryFile(value, file), file.name)
  }

  const thenChooser = (act: () => void) => () => {
    act()
    chooser.current?.focus()
  }

  return (
    <>
      <div className={styles.field} ref={field} role="group" aria-labelledby={`${id}-label`} data-over={drop.isOver || undefined} {...drop.handlers}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <div className={styles.frame}>
          <MediaPreview upload={state} address={value.imageUrl} alt={value.imageAlt} />
          <div className={styles.choice}>
            <FileName upload={state} address={value.imageUrl} />
            {isSending && <UploadProgress name={state.name} fraction={state.fraction} />}
            <div className={styles.actions}>
              <Button ref={chooser} aria-describedby={`${id}-limits`} onClick={() => picker.current?.click()}>
                {hasMedia || isSending ? 'Choose another' : 'Choose a picture or video'}
              </Button>
              <Button ref={libraryButton} onClick={() => library.setIsOpen(true)}>
                Choose from the library
              </Button>
              {isSending && <Button onClick={thenChooser(clear)}>Cancel upload</Button>}
              {hasMedia && !isSending && <Button onClick={thenChooser(() => setAddress(''))}>Remove</Button>}
            </div>
            <p className={styles.hint} id={`${id}-limits`}>
              {`Or drop it here, or paste it. ${mediaLimitText}`}
            </p>
          </div>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept={acceptedTypes}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) take(file)
            // Lets the same file be chosen again
            target.value = ''
          }}
        />
        <Outcome
          upload={state}
          chosen={library.chosen}
          isBlocked={isBlocked}
          hadMedia={hasMedia}
          onRetry={(file) => thenChooser(() => take(file))()}
        />
        {hasMedia && !isSending && (
          <Field
            label={isVideoAddress(value.imageUrl) ? 'Video description' : 'Alternative text'}
            name="imageAlt"
            value={value.imageAlt}
            onChange={({ target }) => onChange({ ...value, imageAlt: target.value })}
            hint="A short description for people who cannot see it. Leave blank if it is only decoration."
            autoComplete="off"
          />
        )}
        <MediaAddressField address={value.imageUrl} error={error} onChange={setAddress} />
      </div>
      {/* Outside the field, which takes files that are pasted or dropped in it */}
      {library.isOpen && <LatePart load={loadLibrary} props={{ onChoose: takeFromLibrary, onClose: () => library.setIsOpen(false) }} />}
    </>
  )
}

function FileName({ upload, address }: { upload: UploadState; address: string }) {
  const isOwn = upload.phase === 'sending' || upload.phase === 'done'
  const name = isOwn ? upload.name : fileNameOf(address)
  return name === '' ? null : <p className={styles.name}>{name}</p>
}

interface OutcomeProps {
  upload: UploadState
  /** The name of the file that was chosen from the library. */
  chosen: string | undefined
  /** True if the form was submitted during the upload. */
  isBlocked: boolean
  hadMedia: boolean
  onRetry: (file: File) => void
}

/** The outcome of the upload or choice, also announced by screen readers. */
const Outcome = ({ upload, chosen, isBlocked, hadMedia, onRetry }: OutcomeProps) => (
  <>
    <LiveRegion role="alert">
      {isBlocked && (
        <Message kind="failed" title="This file is still uploading." detail="Save again when it is done, or cancel the upload to save without it." />
      )}
      {upload.phase === 'failed' && (
        <div className={styles.failed}>
          <Message kind="failed" title="Upload failed." detail={`${upload.message}${hadMedia ? ' The previous file is still there.' : ''}`} />
          {upload.fileToRetry && <RetryButton file={upload.fileToRetry} onRetry={onRetry} />}
        </div>
      )}
    </LiveRegion>
    <LiveRegion role="status">
      {chosen !== undefined && <span className="visually-hidden">{`${chosen} is chosen.`}</span>}
      {upload.phase === 'done' && <span className="visually-hidden">{`${upload.name} is uploaded.`}</span>}
      {upload.phase === 'done' && upload.note !== undefined && <span className={styles.hint}>{upload.note}</span>}
    </LiveRegion>
  </>
)

const RetryButton = ({ file, onRetry }: { file: File; onRetry: (file: File) => void }) => <Button onClick={() => onRetry(file)}>Try again</Button>
