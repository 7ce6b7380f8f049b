/** The question before leaving unsaved work. One constant object, because a new one would restart the guard. */
export const leaveQuestion = {
  question: 'Leave without saving?',
  detail: 'You have unsaved changes. They stay in this browser, and you can restore them when you come back.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}
