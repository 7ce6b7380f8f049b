/**
 * A saved version of an article or a story. `number` is unique per entry. Publishing a draft in the Studio keeps its number and only
 * marks that version as published.
 */
export const version = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_versions',
    info: { singularName: 'version', pluralName: 'versions', displayName: 'Version' },
    options: { draftAndPublish: false },
    // Hidden from the panel's content lists; it is read through its entry.
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'newsroom_versions_item_unique', columns: ['item_id', 'number'], type: 'unique' },
      { name: 'newsroom_versions_made', columns: ['made_at'] },
    ],
    attributes: {
      itemId: { type: 'string', required: true },
      kind: { type: 'string', required: true },
      number: { type: 'integer', required: true },
      title: { type: 'string', required: true },
      actor: { type: 'string', required: true },
      madeAt: { type: 'datetime', required: true },
      isPublished: { type: 'boolean', required: true },
      row: { type: 'json', required: true, private: true },
    },
  },
}
