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
