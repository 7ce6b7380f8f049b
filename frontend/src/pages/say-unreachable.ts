import toast from 'react-hot-toast/headless'

/** For a part of a page whose script could not be had. */
export const sayUnreachable = () => void toast.error('The server could not be reached. Check your connection and try again.')
