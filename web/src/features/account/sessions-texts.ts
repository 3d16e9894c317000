/** The texts of the list of devices, except the contract's messages. */
export const sessionsTexts = {
  title: "Signed-in Devices",
  intro: "Sign out the ones you no longer use. If you do not recognize one, change your password too.",
  thisDevice: "This device",
  now: "In use now",
  lastSeen: (when: string) => `Last seen ${when}`,
  signOut: "Sign out",
  signOutDevice: (device: string, lastSeen: string) => `Sign out ${device}, ${lastSeen.toLowerCase()}`,
  signOutOthers: "Sign out all other devices",
  onlyThis: "You are signed in on this device only.",
  showAll: (count: number) => `Show all ${count} devices`,
  fetchFailed: "Unable to load your devices",
  endFailed: "Failed to sign out the device",
  othersFailed: "Failed to sign out the other devices",
} as const;
