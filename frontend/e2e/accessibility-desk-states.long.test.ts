import { testStates } from './axe-states.ts'

// Loading, empty, failed, offline, refused and signed out
testStates('desk')
