import { newPasswordLengthMin, usernameLengthMin } from "../../../contract/rules/text-lengths.ts";
import { help } from "../entry.ts";

const passwordRule = `at least ${newPasswordLengthMin} characters with an uppercase letter and a number`;

/** What is set in the Account tab. */
export const accountHelp = [
  help(
    "change-password",
    "How do I change my password?",
    `In the Account tab under [Profile Settings], fill in [Change Password] and press [Update Password]. The new one needs ${passwordRule}. Your other devices are signed out.`,
    `how do I change my password
    change password
    update my password
    set a new password
    where can I change my password
    what are the password rules
    password requirements
    how long must a password be
    my new password is not accepted
    someone knows my password
    make my account more secure`,
    { open: "account" },
  ),
  help(
    "username",
    "How do I change my username?",
    `In the Account tab under [Profile Settings], type the new name and press [Update Username]. It needs at least ${usernameLengthMin} characters and must not be taken.`,
    `how do I change my username
    change my name
    rename my account
    rename me
    new username
    edit my nickname
    update username
    can I have another user name
    change display name
    where do I change my profile name
    edit my profile
    profile settings
    change my profile picture
    can I add an avatar
    can I use my real name
    change how I am called`,
    { open: "account" },
  ),
  help(
    "email",
    "Can I change my email address?",
    "Not yourself: Profile Settings shows the address, but it cannot be changed there. If it has a typo and there is nothing in the account yet, sign up again with the right address. If you have paid or want to keep your captions, write to us on the Contact page with your username and both addresses, and a person helps you.",
    `can I change my email
    how do I change my email address
    change email
    update my email
    new email address
    different email
    I signed up with the wrong email
    I made a typo in my email
    I made a typo in my email address when signing up
    I misspelled my email when I signed up
    there is a typo in my address
    I no longer have access to my email
    I lost access to my mailbox
    move my account to another email
    my email is wrong
    which email did I use
    switch email`,
    { open: "contact" },
  ),
  help(
    "delete-account",
    "How do I delete my account?",
    "Open the Account tab, press [Delete Account] at the bottom of [Profile Settings], type DELETE and enter your password. Your account, captions, caption style and files are removed for good and a subscription ends; this cannot be undone. To keep a copy, download it first under [Your data].",
    `how do I delete my account
    delete my account
    delete account
    close my account
    remove my account
    erase my account
    I want to leave
    deactivate my account
    cancel my account
    get rid of my account
    delete my profile
    delete everything about me
    delete all my data
    erase my data
    right to be forgotten
    gdpr deletion
    how do I delete all my personal information
    can I restore a deleted account
    I deleted my account by mistake
    can you delete my account for me
    pause my account
    what happens to my data when I delete my account
    what happens to my captions when I delete my account`,
    {
      open: "account",
      comment: "In the Account tab, at the bottom of Profile Settings. Everything is removed for good.",
    },
  ),
  help(
    "team",
    "Can several people share an account?",
    "An account is for one person; there are no team accounts or roles. Colleagues can sign up for free with their own address.",
    `can I share my account
    can several people use one account
    team account
    do you have team features
    can my colleague use my login
    add a team member
    invite my team
    multiple users
    can I share my login with a friend
    does my subscription work for my employees
    can my wife use my account
    is there a business account
    agency account
    manage several clients
    can I have two accounts
    several brands in one account
    different tone for each client
    can I have more than one profile
    can two people share one account
    share my account with a colleague
    two users one account
    can my coworker use my account
    can someone else log in with my account
    can my assistant use it too
    share login with coworkers
    two brands with different voices
    2 brands with different tones
    one login for two businesses`,
    { comment: "An account is for one person; there are no team accounts yet. Everybody can sign up for free." },
  ),
  help(
    "referral",
    "Do I get something for inviting a friend?",
    "There is no referral or affiliate program. Your friend can sign up for free at any time.",
    `do you have a referral program
    refer a friend
    invite a friend bonus
    affiliate program
    do I earn something for recommending you
    can I become an affiliate
    ambassador program
    partner with you
    collaboration request
    do you pay influencers`,
    {
      comment: "There is no referral program at the moment, but the Contact page reaches a person for ideas like this.",
    },
  ),
];
