/** Loads the dialog of the media library when an editor opens it. */
export const loadLibrary = async () => (await import('./media-library.tsx')).MediaLibrary
