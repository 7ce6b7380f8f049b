/** Kept out of the panel's lists of content: rows that only the rules of this plugin write. */
export const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } }
