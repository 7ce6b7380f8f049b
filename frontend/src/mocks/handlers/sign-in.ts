import { openSession } from '../../api/session.ts'
import { mockPeople, mockToken, type MockRole } from '../data/people.ts'

/** As if this person had logged in before. */
export const signInAs = (role: MockRole) => openSession(mockToken(role), mockPeople[role])
