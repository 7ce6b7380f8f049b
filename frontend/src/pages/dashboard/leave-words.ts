/** What is asked before unsaved work is left. The same object each time: the guard starts anew with other words. */
export const leaveWords = {
  question: 'Leave without saving?',
  detail: 'You have unsaved changes. They stay in this browser and are offered to you when you come back.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}
