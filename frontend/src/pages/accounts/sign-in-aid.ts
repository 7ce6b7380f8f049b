import { createContext, useContext, type ReactNode } from 'react'

/** What stands below the login form where signing in is only tried out; nothing on the site itself. */
export const SignInAidContext = createContext<ReactNode>(null)

export const useSignInAid = () => useContext(SignInAidContext)
