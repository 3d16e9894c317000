/** The message for a person who has to wait. @param seconds until the next attempt is allowed */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Please try again in ${formatWait(seconds)}.`;
}

/** A waiting time in words: "40 seconds", "1 minute", "2 hours", "3 h 5 min". */
export function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${hours} h ${minutes % 60} min`;
}
