/**
 * What one save has left of an article or a story. `number` is the version that the save gave it, and an entry has each
 * number once: publishing a draft in the Studio leaves its number, and then only says that readers have it.
 */
export const version = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_versions',
    info: { singularName: 'version', pluralName: 'versions', displayName: 'Version' },
    options: { draftAndPublish: false },
    // No content of its own: it is read through the entry that it is a version of.
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
