/** How one document was before it was changed together with others; its rows are empty where it was deleted, since the bin has them. */
export const undoStep = {
  schema: {
    kind: 'collectionType',
    collectionName: 'newsroom_undo_steps',
    info: { singularName: 'undo-step', pluralName: 'undo-steps', displayName: 'Undo step' },
    options: { draftAndPublish: false },
    // No content: it is read by what takes a change back.
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
