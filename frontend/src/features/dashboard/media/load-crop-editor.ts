/** Loads the crop editor with its library when an editor opens it. */
export const loadCropEditor = async () => (await import('./crop-editor.tsx')).CropEditor
