/** The question before unsaved work is left. Always the same object: with another one the guard would start again. */
export const leaveWords = {
  question: 'Leave without saving?',
  detail: 'You have unsaved changes. They stay in this browser, and you can restore them when you come back.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}
