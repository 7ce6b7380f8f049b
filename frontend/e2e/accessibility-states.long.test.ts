import { testStates } from './axe-states.ts'

// Loading, empty, failed, offline, and with open menus, search, chat and errors
testStates('public')
