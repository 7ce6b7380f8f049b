import { createContext, useContext, type ReactNode } from 'react'

/** Content below the login form on a demo site; null on the real site. */
export const SignInAidContext = createContext<ReactNode>(null)

export const useSignInAid = () => useContext(SignInAidContext)
