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

/** A document as it was before a bulk change. `rows` is empty if the change was a deletion, because the bin has the rows. */
export const undoStep = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_undo_steps',
    info: { singularName: 'undo-step', pluralName: 'undo-steps', displayName: 'Undo step' },
    options: { draftAndPublish: false },
    // Hidden from the panel's content lists; only undo reads it.
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'newsroom_undo_steps_item_unique', columns: ['undo_id', 'item_id'], type: 'unique' },
      { name: 'newsroom_undo_steps_made', columns: ['made_at'] },
    ],
    attributes: {
      undoId: { type: 'string', required: true },
      itemId: { type: 'string', required: true },
      kind: { type: 'string', required: true },
      actor: { type: 'string', required: true },
      madeAt: { type: 'datetime', required: true },
      undoneAt: { type: 'datetime' },
      stateAfter: { type: 'string', required: true },
      rows: { type: 'json', required: true, private: true },
    },
  },
}

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
