import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { styled } from 'styled-components'
import { descriptionName, isFilm } from './chosen-file'
import { useLibraryDialog, type LibraryFile } from './library-dialog'
import type { StudioFieldProps } from './studio-field-props'

interface PictureFieldProps extends StudioFieldProps {
  /** `options.films`: a video may be chosen too. */
  attribute: { options?: { films?: boolean } }
}

/** The address of a picture, which is chosen from the Media Library. A file's description goes into the empty field for it beside the picture. */
export function PictureField({ name, label, placeholder, hint, labelAction, required, disabled = false, attribute }: PictureFieldProps) {
  const { value, error, onChange } = useField<string | null>(name)
  const describedBy = descriptionName(name)
  const { value: description } = useField<string | null>(describedBy ?? name)
  const [isChoosing, setIsChoosing] = useState(false)
  const Library = useLibraryDialog()
  const address = value ?? ''

  function choose([file]: LibraryFile[]) {
    setIsChoosing(false)
    if (file === undefined) return
    onChange(name, file.url)
    if (describedBy !== undefined && !description && file.alternativeText) onChange(describedBy, file.alternativeText)
  }

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {/* The key shows a new file again after one that failed */}
      {address !== '' && <ChosenFile key={address} address={address} />}
      <TextInput
        value={address}
        placeholder={placeholder}
        disabled={disabled}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange(name, currentTarget.value)}
      />
      <Flex gap={2} wrap="wrap">
        {Library !== undefined && (
          <Button variant="secondary" disabled={disabled} onClick={() => setIsChoosing(true)}>
            {address === '' ? 'Choose from the Media Library' : 'Choose another'}
          </Button>
        )}
        {address !== '' && (
          <Button variant="tertiary" disabled={disabled} onClick={() => onChange(name, '')}>
            Remove
          </Button>
        )}
      </Flex>
      {describedBy !== undefined && address !== '' && !description && (
        <Typography variant="pi" textColor="warning700">
          Describe it under “Picture description”. Leave that blank only if it is decoration.
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
      {isChoosing && Library !== undefined && (
        <Library
          allowedTypes={attribute.options?.films === true ? ['images', 'videos'] : ['images']}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={choose}
        />
      )}
    </Field.Root>
  )
}

/** The file at an address; nothing where it cannot be shown. */
function ChosenFile({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  const common = { src: address, onError: () => setHasFailed(true) }
  return <Frame>{isFilm(address) ? <video {...common} muted preload="metadata" /> : <img {...common} alt="" />}</Frame>
}

const Frame = styled(Box)`
  line-height: 0;

  & > * {
    max-inline-size: 100%;
    block-size: 12rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    object-fit: contain;
  }
`
