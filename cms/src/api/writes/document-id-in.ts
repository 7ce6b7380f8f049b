/** Returns the document id in the result of an action of Strapi's document service. */
export const documentIdIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'documentId' in result && typeof result.documentId === 'string' ? result.documentId : undefined
