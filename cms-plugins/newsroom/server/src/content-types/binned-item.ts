/**
 * One deleted article or story, whole. `itemId` is the documentId that it had and gets again; it is unique, so that of two
 * deletions at once the second fails as "not found".
 */
export const binnedItem = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_binned_items',
    info: { singularName: 'binned-item', pluralName: 'binned-items', displayName: 'Binned item' },
    options: { draftAndPublish: false },
    // Kept out of the panel's lists of content: what is in here was taken out of sight.
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'newsroom_binned_items_item_unique', columns: ['item_id'], type: 'unique' },
      { name: 'newsroom_binned_items_gone', columns: ['gone_at'] },
    ],
    attributes: {
      itemId: { type: 'string', required: true },
      kind: { type: 'string', required: true },
      title: { type: 'string', required: true },
      deletedAt: { type: 'datetime', required: true },
      deletedBy: { type: 'string', required: true },
      goneAt: { type: 'datetime', required: true },
      rows: { type: 'json', required: true, private: true },
    },
  },
}
