import { platformIds, platforms } from "../../../contract/rules/platforms.ts";
import { variationsFree, variationsPremium } from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";

const { instagram, tiktok, x, facebook, threads, bluesky, linkedin } = platforms;
const names = new Intl.ListFormat("en-GB").format(platformIds.map((id) => platforms[id].label));

/** What comes out of the form, and how it is set. */
export const generatingHelp = [
  help(
    "generate",
    "How do I generate a caption?",
    `On the Generate tab type a keyword, add a photo, or both, choose the platform and press [Generate Caption]. You get ${variationsFree} variations (${variationsPremium} with Premium): copy the one you like, or share it. You can also ask me here: “write a caption for my bakery's opening”.`,
    `how do I generate a caption
    how do I make a caption
    how do I write a caption
    how does this work
    how does it work
    how do I use this
    how do I use caption kite
    how do I start
    where do I start
    getting started
    what do I do first
    I'm new here
    I just signed up what now
    tutorial
    instructions
    show me how to use it
    how do I get captions
    where do I create captions
    how to create a post text
    steps to generate
    how can I get started
    what do I type in
    what is a keyword
    what should I put in the keyword field
    can I make a caption without a photo
    do I need a photo
    how does it know what to write
    guide
    how do I use this thing
    how do you use this app
    how do i work this
    how to use
    where do I press to get the caption
    which button makes the caption
    do I just type a word
    how does this even work
    does it write without a photo
    can I do it without a photo I only have text
    I only have text
    can my grandma use this
    is it hard to use
    is it easy to use
    I'm not techy is it hard
    I need a caption now
    how do I know what to write in the keyword box
    what to write in the box
    how long does it take to write one
    how much time does it take
    can I use emojis in the keyword
    can I write a whole sentence as the keyword`,
    {
      open: "generate",
      comment: "Type a few words about your post or add a photo, choose the platform and press Generate Caption.",
    },
  ),
  help(
    "what-is-it",
    "What is Caption Kite?",
    "Caption Kite writes captions for Instagram, Facebook, TikTok and X from a few words, a photo or both, in your own style if you save one. It also shows what trends each day, keeps your history, and checks captions that you wrote yourself.",
    `what is caption kite
    what is this
    what does this app do
    what can you do
    what can this do
    what can I do here
    what do you do
    what can I ask you
    what can you help me with
    what are your features
    which features are there
    features
    tell me about caption kite
    what is this website for
    explain this app
    who made this
    who is behind this
    who built caption kite
    what can the assistant do
    who made you
    who created you
    are you owned by meta
    is this from instagram
    which company is this
    can you help me
    hey can you help me
    what are you good for
    what is it good at
    what app is this
    which app is that`,
    { comment: "Caption Kite writes captions for your posts from a few words or a photo, in your own style." },
  ),
  help(
    "who-for",
    "Is it suited to my trade?",
    "It suits every trade. Write what the post is about in your own words (the dish, the offer, the client's story), and save one to three of your captions with [Tone] so that it sounds like you. It suits shops, salons, cafés, trades, coaches, photographers, clubs and private accounts alike.",
    `is it good for small businesses
    does it work for restaurants
    is it for real estate
    can I use it for my shop
    I have a bakery does this work for me
    is it useful for photographers
    does it work for musicians
    can a hairdresser use it
    is it for beginners
    is it for influencers
    is it only for businesses
    can I use it for my private account
    for personal use
    is it suitable for my nail salon
    would this work for a plumber
    good for dentists
    good for fitness coaches
    can nonprofits use it
    is it useful for churches
    for schools
    for etsy sellers
    for my online store
    does this work for artists
    is this for me
    who is this for
    who uses it
    does it understand my industry
    does it work for my niche
    for lawyers
    for a gym
    for wedding photographers
    is it good for restaurants
    can I use this for my restaurant
    would this work for a hair salon
    has anyone tried this for real estate
    does it work for my business
    is it for me
    for a bakery, café, restaurant, bar, food truck, caterer or pizzeria
    for a florist, gardener, farm or garden center
    for a hairdresser, barber, beautician, nail artist, tattoo artist or makeup artist
    for a photographer, artist, musician, band, writer, designer or DJ
    for a plumber, electrician, builder, painter, roofer, carpenter or mechanic
    for a dentist, doctor, therapist, physio, nurse, vet or pharmacy
    for a yoga teacher, personal trainer, gym, dance school or sports club
    for an estate agent, realtor, lawyer, accountant, consultant or insurance broker
    for a coach, teacher, tutor, school, church, charity or nonprofit
    for a hotel, travel agency, tour guide or airbnb host
    for a shop, boutique, jeweller, bookshop, online shop or etsy seller
    for a blogger, influencer, streamer or podcaster
    is it any good for a florist
    would it suit my trade
    does it help a small company like mine
    can my business use it
    for a wedding planner, event organizer, dog walker, nanny, cleaner or taxi driver
    for a butcher, brewery, winery, ice cream shop or food blogger
    for a model, actor, comedian, gamer or youtuber
    any good for a wedding planner
    can it write about my podcast
    can it write about my hobby
    can it write about anything
    I have a bakery is this for me
    is this for me with a small budget
    dentist's practice
    is this any good for a practice
    is it any good for my kind of business
    can't be too jokey is it for us
    would this suit a small practice
    same for us as a clinic`,
    {
      comment:
        "It suits every trade: write what the post is about in your own words, and save a few of your captions as a style, then it sounds like you.",
    },
  ),
  help(
    "empty",
    "What happens if I enter nothing?",
    "With neither a keyword nor a photo you get a random Yoda-style caption. It counts as one caption, like any other.",
    `what happens if I enter nothing
    what if I leave it empty
    empty keyword
    no keyword
    why did I get a yoda caption
    why does it talk like yoda
    what is yoda style
    random caption
    surprise me
    yoda
    star wars caption appeared`,
  ),
  help(
    "platforms",
    "Which platforms are supported?",
    `${names}. Choose one and the caption keeps to its length and habits; General fits on all of them. With [Adapt] below a caption you also get versions for Threads, Bluesky and LinkedIn.`,
    `which platforms are supported
    what platforms do you support
    does it work for tiktok
    does it work with instagram
    does it work on facebook
    does it work for twitter
    can I use it for linkedin
    linkedin captions
    does it support threads
    does it support bluesky
    does it work for x
    does it work for stories
    does it work for reels
    can I use it for youtube
    youtube titles
    youtube descriptions
    does it work for pinterest
    pinterest
    snapchat
    whatsapp status
    which social networks
    what social media does it cover
    is it only for instagram
    does it do tiktok too
    what is general
    what does general mean
    which platform should I choose
    can I use it for my blog
    google business profile
    does it work for dating profiles
    can it write emails
    product descriptions
    reddit
    do you support linkedin
    does it work with threads
    is bluesky supported
    when are you adding threads
    please add bluesky
    works with pinterest
    youtube captions
    does it do linkedin posts
    can it do pinterest posts
    facebook posts
    instagram posts
    can you add pinterest
    can it write for a newsletter
    works for etsy listings
    write for pinterest`,
    {
      comment:
        "It writes for Instagram, Facebook, TikTok and X, and fits captions for Threads, Bluesky and LinkedIn as well.",
    },
  ),
  help(
    "length",
    "How long can a caption be?",
    `Instagram ${instagram.lengthMax.toLocaleString("en")} characters, TikTok ${tiktok.lengthMax.toLocaleString("en")}, X ${x.lengthMax}, Facebook ${facebook.lengthMax.toLocaleString("en")} here, Threads ${threads.lengthMax}, Bluesky ${bluesky.lengthMax}, LinkedIn ${linkedin.lengthMax.toLocaleString("en")}. Every caption fits its platform, and the counters follow while you edit. The Caption Checker page counts your own texts.`,
    `how long can a caption be
    character limit
    instagram character limit
    twitter character limit
    how many characters on x
    how many characters can a tiktok caption have
    maximum caption length
    max length
    what is the word limit
    is there a limit on words
    caption length
    facebook post length limit
    linkedin character limit
    how many letters
    my caption is too long
    does it count characters
    why is the counter red
    where does instagram cut the text
    when does the more link appear
    what is the fold
    how long can a tweet be
    instagram caption length limit
    maximum characters
    how many characters
    how long can an instagram caption be
    how long can an insta caption be
    why is the caption so long for twitter
    too long for twitter
    what is the character limit on X`,
    {
      comment: `Instagram and TikTok take ${instagram.lengthMax.toLocaleString("en")} characters, X ${x.lengthMax}; every caption fits the platform you choose.`,
    },
  ),
];
