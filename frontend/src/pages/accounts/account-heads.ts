/** Metadata of the account pages. They are hidden from search engines, because they show one person's data. */
const privateHead = (title: string, description: string, canonicalPath: string) => () => ({ title, description, canonicalPath, noindex: true })

export const loginHead = privateHead('Log in', 'Log in with your email and password or with Google.', '/login')
export const signupHead = privateHead('Sign up', 'Create an account with a username, email and password.', '/signup')
export const forgotPasswordHead = privateHead('Forgot password', 'We send you a code to choose a new password.', '/forgot-password')
export const verifyCodeHead = privateHead('Verify code', 'Enter the code we sent you.', '/verify-code')
export const resetLinkHead = privateHead('Open your link', 'Open the link from your email to choose a new password.', '/reset-link')
export const confirmSubscriptionHead = privateHead('Confirm your subscription', 'Confirm your subscription to our newsletter.', '/newsletter/confirm')
export const resetPasswordHead = privateHead('New password', 'Choose a new password.', '/reset-password')
export const authSuccessHead = privateHead('Signing in', 'The last step of signing in with Google.', '/auth-success')
export const accountHead = privateHead('Your account', 'Your newsletter and your signed-in devices.', '/account')
