import { linkLifetime } from "../../../contract/rules/link-lifetime.ts";
import { newPasswordLengthMin, usernameLengthMin } from "../../../contract/rules/text-lengths.ts";
import { sessionDaysMax } from "../../../contract/rules/sessions.ts";
import { help } from "../entry.ts";

const passwordRule = `at least ${newPasswordLengthMin} characters with an uppercase letter and a number`;

/** Signing up and signing in. */
export const signInHelp = [
  help(
    "sign-up",
    "How do I create an account?",
    "On the sign-in page choose [Sign Up], enter a username, your email address and a password, and accept the terms. It costs nothing and needs no card.",
    `how do I create an account
    how do I sign up
    sign up
    how do I register
    register
    how to join
    create account
    make an account
    open an account
    where do I sign up
    I want to join
    how do I make an account
    where is the register button
    can I sign up without email`,
    { comment: "Choose Sign Up on the sign-in page: a username, an email address and a password, no card." },
  ),
  help(
    "verify-email",
    "Do I have to confirm my email address?",
    "Usually not: you can start at once after signing up. If the page asks you to confirm, a mail with a link has been sent; look into the spam folder, too.",
    `do I have to verify my email
    do I have to confirm my email
    verify my email
    confirm my address
    activation link
    where is the confirmation link
    do I need to click a link in a mail`,
  ),
  help(
    "age",
    "How old do I have to be?",
    "At least 13, and old enough to agree to the terms under the law where you live. Adult and hateful topics are declined. The Terms page has the details.",
    `how old do I have to be
    is there an age limit
    minimum age
    can my child use this
    is it safe for kids
    can teenagers use it
    my daughter wants to use it
    is it ok for children
    can a 12 year old sign up
    I am under 18
    can I use it in class
    can my students use it
    is it allowed at school`,
    {
      open: "terms",
      comment: "It is for people from 13, and adult or hateful topics are declined. The Terms page has the details.",
    },
  ),
  help(
    "login-problem",
    "I cannot log in.",
    "Check the email address and tick the box for the terms. If the password might be wrong, use [Forgot password?] below the form: we mail you a link to set a new one. After many wrong attempts, signing in pauses for some minutes. If nothing helps, write to us on the Contact page, which works without signing in.",
    `I can't log in
    I cannot log in
    cannot login
    can't sign in
    login does not work
    login failed
    I am unable to sign in
    trouble logging in
    problem signing in
    I can't get into my account
    I can't access my account
    I am locked out
    locked out of my account
    my account is locked
    my account is blocked
    my account was suspended
    my account disappeared
    my account is gone
    it says wrong password
    invalid email or password
    invalid credentials
    it does not accept my password
    too many attempts
    it keeps logging me out
    why do I get logged out
    I get signed out all the time
    session expired
    the login page does not load
    how do I log in
    where do I log in
    how to sign in
    my friend cannot log in
    it logs me out every day
    I am logged out all the time
    keeps signing me out
    why do I have to log in again
    have to log in every time
    it does not let me in
    since the last update it logs me out every single day
    it logs me out every single day`,
    {
      open: "forgot-password",
      comment:
        "Sorry about that! “Forgot password?” on the sign-in page sends you a new link, and the Contact page reaches a person without signing in.",
    },
  ),
  help(
    "forgot-password",
    "I forgot my password.",
    `Choose [Forgot password?] on the sign-in page and enter your email address. We mail you a link that works for ${linkLifetime}; on its page you set a new password (${passwordRule}).`,
    `I forgot my password
    forgot password
    forgotten password
    lost my password
    I don't remember my password
    I don't know my password any more
    reset my password
    how do I reset my password
    password reset
    recover my password
    recover my account
    I need a new password
    send me my password
    what is my password
    can you tell me my password
    how to reset password
    reset password
    reset pw`,
    { open: "forgot-password", comment: "“Forgot password?” on the sign-in page mails you a link to set a new one." },
  ),
  help(
    "reset-link",
    "A mail does not arrive, or its link does not work.",
    `Look into the spam folder and check that it is the address you signed up with. A link for a new password works once and for ${linkLifetime}, and only the newest one counts: request a new one with [Forgot password?]. If no mail arrives at all, write to us on the Contact page, and a person helps you within 24 hours.`,
    `I did not get the reset email
    password reset mail never came
    no reset email
    I am not receiving the email
    I don't get any mails from you
    where is the password email
    reset link does not work
    reset link expired
    invalid or expired link
    the link in the mail is broken
    my link is invalid
    how long is the reset link valid
    the mail went to spam
    reset email not arriving
    no email arrived after signing up
    I signed up and got no email
    the email never came
    no mail from you
    confirmation mail never arrived
    I got no confirmation email
    did not get any email
    I forgot my password and the email is not coming
    the password email isn't coming
    reset mail not coming
    email with the link is not coming
    waiting for the reset email
    the reset email doesn't show up`,
    { open: "forgot-password" },
  ),
  help(
    "logout",
    "How do I log out?",
    "Press [Logout] in the bar at the top; on a phone it is in the menu. To sign out elsewhere, use [Signed-in Devices] in the Account tab.",
    `how do I log out
    logout
    log out
    sign out
    how to sign out
    where is the logout button
    exit
    leave my session
    switch account
    use another account
    how do I log out on my phone`,
  ),
  help(
    "devices",
    "Can I use my account on several devices?",
    `Yes. Sign in on each one: plan, history and caption style are the same everywhere. [Signed-in Devices] in the Account tab lists them and signs out any of them; each stays signed in for ${sessionDaysMax} days at most.`,
    `can I use it on several devices
    can I use my account on my phone and laptop
    multiple devices
    does it sync
    sync between phone and computer
    use it on two computers
    see where I am signed in
    sign out other devices
    log out everywhere
    sign out all devices
    I lost my phone how do I sign out
    which devices are signed in
    remove a device
    how long do I stay signed in
    how long does a login last
    how do I log out from my old phone
    log out on another device
    sign out my old phone
    use it on two phones
    my history is on my laptop but not on my phone
    why is my history missing on my phone
    not the same on my phone
    how do I log in on my new phone
    signed in on my old phone`,
    { open: "account", comment: "Yes, sign in on each device; your history and your style are the same everywhere." },
  ),
  help(
    "social-login",
    "Can I sign in with Google or another account?",
    "If the sign-in page shows buttons of other services, yes: press one of them. Otherwise sign in with your email address and a password.",
    `can I sign in with google
    log in with google
    google login
    sign in with apple
    log in with facebook
    social login
    magic link login
    use my google account
    apple id login`,
    {
      comment:
        "With your email address and a password; other services work where the sign-in page shows their buttons.",
    },
  ),
  help(
    "sign-up-problem",
    "I cannot create an account.",
    `The message below a field says what is missing: a username of at least ${usernameLengthMin} characters that nobody else has, an email address without an account, a password (${passwordRule}), and the tick for the terms. If you have an account already, use [Forgot password?]. If it still fails, write to us on the Contact page.`,
    `I can't sign up
    I cannot create an account
    sign up not working
    sign up does not work
    registration does not work
    registering fails
    username is taken
    username taken
    my username is not accepted
    email already taken when signing up
    it says my email is already used
    the sign up button does nothing
    error when signing up`,
    {
      open: "contact",
      comment:
        "Sorry about that! The message below a field says what is missing; if it still fails, a person helps you on the Contact page.",
    },
  ),
  help(
    "two-factor",
    "Is there two-factor sign-in?",
    "Not for personal accounts. Use a long password of its own, and look at [Signed-in Devices] in the Account tab now and then: it shows every device and lets you sign it out.",
    `do you have two factor authentication
    2fa
    two step verification
    authenticator app
    can I use a passkey
    passkeys
    fingerprint login
    face id login
    sms code login
    extra security for my account`,
    { open: "account" },
  ),
];
