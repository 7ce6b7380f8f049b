import { useStrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

/** A file of the Media Library, as our fields use it. */
export interface LibraryFile {
  documentId: string
  url: string
  caption?: string | null
  alternativeText?: string | null
}

interface LibraryDialogProps {
  allowedTypes: ('images' | 'videos')[]
  multiple: boolean
  onClose: () => void
  onSelectAssets: (files: LibraryFile[]) => void
}

/** Returns the dialog of the Studio's Media Library; undefined in a panel without one. */
export const useLibraryDialog = () =>
  // Strapi does not type the parts that plugins add to its panel; the props are those of its media library
  useStrapiApp('useLibraryDialog', ({ components }) => components['media-library']) as ComponentType<LibraryDialogProps> | undefined
