/**
 * A deleted article or story, whole. `itemId` is its documentId, which it gets again when restored. It is unique, so that the second of
 * two simultaneous deletions fails as "not found".
 */
export const binnedItem = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_binned_items',
    info: { singularName: 'binned-item', pluralName: 'binned-items', displayName: 'Binned item' },
    options: { draftAndPublish: false },
    // Hidden from the panel's content lists, because these entries were deleted.
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
