/** Hides a type from the panel's content lists, because only this plugin writes its rows. */
export const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } }
