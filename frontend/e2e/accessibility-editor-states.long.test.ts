import { testStates } from './axe-states.ts'

// Loading, failed, offline, refused and signed out, and with errors and the media library
testStates('editor')
