import type { Core } from '@strapi/strapi'
import { connect } from './application'
import { isRestoring } from './restoring'
import { documentLockService } from './services/document-lock'

/** What the cms may ask and tell this plugin. */
export const newsroomOf = (strapi: Core.Strapi) => ({
  connect,
  /** Whether the save that is being made brings something back as it was, and is judged by nothing of today. */
  isRestoring,
  /** Holds a document until the transaction around ends. */
  lock: (documentId: string): Promise<void> => documentLockService(strapi).lock(documentId),
})
