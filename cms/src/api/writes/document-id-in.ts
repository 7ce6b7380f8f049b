/** The document that an action of Strapi's document service was about, as its result says it. */
export const documentIdIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'documentId' in result && typeof result.documentId === 'string' ? result.documentId : undefined
